import { Grid } from '@site/components/screen/containers.tsx';
import { Label, Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Administration } from '@site/components/screen/Window.tsx';

/** The totals of the server, and the share of each user. */
export default function ServerStats() {
  return (
    <Figure alt="Server Stats is the last item of the side bar of Administration. It shows the number of photos and videos and the space used, first in total, then in a table with a row for each user.">
      <Administration active="Server Stats" title="Server Stats">
        <Label label="Total usage" />
        <Grid
          columns={['Photos', 'Videos', 'Storage space']}
          rows={[
            [
              <Sample key="photos" value="48,210" />,
              <Sample key="videos" value="2,377" />,
              <Sample key="usage" value="412 GiB" />,
            ],
          ]}
        />
        <Label label="User usage detail" />
        <Grid
          columns={['User', 'Photos', 'Videos', 'Usage']}
          minor={[2]}
          rows={[
            [
              <Sample key="user" value="Alex" />,
              <Sample key="photos" value="31,940" />,
              <Sample key="videos" value="1,702" />,
              <Sample key="usage" value="287 GiB" />,
            ],
            [
              <Sample key="user" value="Anna" />,
              <Sample key="photos" value="16,270" />,
              <Sample key="videos" value="675" />,
              <Sample key="usage" value="125 GiB (25%)" />,
            ],
          ]}
        />
      </Administration>
    </Figure>
  );
}
