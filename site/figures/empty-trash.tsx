import { Button, Figure, Photos, WebApp } from '@site/components/screen/index.ts';

/** The trash page, whose buttons restore or delete everything in it. */
export default function EmptyTrash() {
  return (
    <Figure alt="Trash is the last item of the side bar. Above its photos are the buttons Restore all and Empty trash.">
      <WebApp
        active="Trash"
        title="Trash"
        actions={
          <>
            <Button label="Restore all" icon="restore" quiet />
            <Button label="Empty trash" icon="trash" quiet />
          </>
        }
      >
        <Photos count={4} />
      </WebApp>
    </Figure>
  );
}
