import { Dialog, TabBar } from '@site/components/screen/containers.tsx';
import { Button, Field } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';

/** The form of pgAdmin for the connection to the database. */
export default function PgadminServer() {
  return (
    <Figure
      product="pgAdmin"
      alt="The dialog Register - Server on its tab Connection, with the host name immich_postgres, port 5432, maintenance database immich, user name postgres, a password, and the button Save."
    >
      <Dialog title="Register - Server" actions={<Button label="Save" primary mark={4} />}>
        <TabBar
          items={['General', 'Connection']}
          active="Connection"
          marks={{ General: 2, Connection: 3 }}
        />
        <Field label="Host name/address" value="immich_postgres" />
        <Field label="Port" value="5432" />
        <Field label="Maintenance database" value="immich" />
        <Field label="Username" value="postgres" />
        <Field label="Password" value="••••••••" />
      </Dialog>
    </Figure>
  );
}
