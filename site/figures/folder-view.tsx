import { Tree } from '@site/components/screen/containers.tsx';
import { Sample } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Photos } from '@site/components/screen/photos.tsx';
import { WebApp } from '@site/components/screen/Window.tsx';

/** Folder view: the tree of folders beside the photos of the open folder. */
export default function FolderView() {
  return (
    <Figure alt="With Folders open in the side bar, the page shows a tree of folders at the left, and next to it the path and the photos of the open folder.">
      <WebApp active="Folders" extra={['Folders']} marks={{ Folders: 1 }} title="Folders">
        <Tree icon="folder" names={['mnt', 'photos', '2020']} mark={2}>
          <Sample value="mnt / photos / 2020" code />
          <Photos count={6} />
        </Tree>
      </WebApp>
    </Figure>
  );
}
