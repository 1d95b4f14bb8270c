import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import TabItemOfEngine from '@theme/TabItem';
import TabsOfEngine from '@theme/Tabs';
import Link from '@docusaurus/Link';
import { Children, isValidElement } from 'react';
import './starlight.css';

export function Tabs({ syncKey, children }) {
  const items = Children.toArray(children).filter((child) => isValidElement(child));
  return (
    <TabsOfEngine groupId={syncKey}>
      {items.map(({ props }) => (
        <TabItemOfEngine key={props.label} value={props.label} label={props.label}>
          {props.children}
        </TabItemOfEngine>
      ))}
    </TabsOfEngine>
  );
}

/** One tab, which Tabs reads. */
export function TabItem({ children }) {
  return <>{children}</>;
}

export function Aside({ type = 'note', title, children }) {
  return (
    <Admonition type={type} title={title}>
      {children}
    </Admonition>
  );
}

export function Badge({ text, variant = 'default' }) {
  return <span className={`sl-badge sl-badge-${variant}`}>{text}</span>;
}

export function CardGrid({ children }) {
  return <div className="sl-cards">{children}</div>;
}

export function Card({ title, children }) {
  return (
    <section className="sl-card">
      <p className="sl-card-title" dangerouslySetInnerHTML={{ __html: title }} />
      {children}
    </section>
  );
}

export function LinkCard({ title, description, href }) {
  return (
    <div className="sl-card sl-card-link">
      <p className="sl-card-title">
        <Link to={href}>
          <span dangerouslySetInnerHTML={{ __html: title }} />
        </Link>
      </p>
      {description && <p dangerouslySetInnerHTML={{ __html: description }} />}
    </div>
  );
}

export function LinkButton({ href, variant = 'primary', children }) {
  const style = variant === 'primary' ? 'primary' : 'secondary';
  return (
    <Link className={`button button--${style}`} to={href}>
      {children}
    </Link>
  );
}

/** A picture of an icon says nothing without its label. */
export function Icon({ label }) {
  return label ? <span>{label}</span> : null;
}

export function Steps({ children }) {
  return <div className="sl-steps">{children}</div>;
}

export function FileTree({ children }) {
  return <div className="sl-file-tree">{children}</div>;
}

export function Code({ code, lang, title, mark, ins, del, wrap }) {
  const all = [mark, ins, del].flat().filter((one) => one !== undefined);
  const words = all
    .filter((one) => typeof one === 'string')
    .map((word) => `/${word.replace(/[\\/]/g, '\\$&')}/`);
  const lines = linesOf(mark);
  const meta = [wrap && 'wrap', lines.length > 0 && `{${lines.join(',')}}`, ...words];
  return (
    <CodeBlock language={lang ?? 'text'} title={title} metastring={meta.filter(Boolean).join(' ')}>
      {withChanges(String(code), linesOf(ins), linesOf(del))}
    </CodeBlock>
  );
}

/** The numbers of the lines that marks name: 3, or { range: '1, 3-5' }. */
function linesOf(marks) {
  return [marks].flat().flatMap((mark) => {
    if (typeof mark === 'number') return [mark];
    return String(mark?.range ?? '')
      .split(',')
      .flatMap((range) => {
        const [first, last = first] = range.split('-').map(Number);
        return Array.from(
          { length: Math.max(0, last - first + 1) || 0 },
          (_, index) => first + index,
        );
      });
  });
}

/** Comments at the ends of lines mark them as added or removed. */
function withChanges(code, added, removed) {
  return code
    .split('\n')
    .map((line, index) => {
      const isAdded = added.includes(index + 1);
      if (line.trim() === '' || (!isAdded && !removed.includes(index + 1))) return line;
      return `${line} // [!code ${isAdded ? '++' : '--'}]`;
    })
    .join('\n');
}

export function Image({ src, alt = '', width, height }) {
  return <img src={String(src?.src ?? src)} alt={alt} width={width} height={height} />;
}

export const Picture = Image;

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'];
const ADD = { npm: 'npm i', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' };
const REMOVE = { npm: 'npm uninstall', pnpm: 'pnpm remove', yarn: 'yarn remove', bun: 'bun remove' };
const CREATE = { npm: 'npm create', pnpm: 'pnpm create', yarn: 'yarn create', bun: 'bun create' };
const EXECUTE = { npm: 'npx', pnpm: 'pnpm', yarn: 'yarn', bun: 'bunx' };
const DOWNLOAD = { npm: 'npx', pnpm: 'pnpm dlx', yarn: 'yarn dlx', bun: 'bunx' };
const RUN = { npm: 'npm run', pnpm: 'pnpm run', yarn: 'yarn run', bun: 'bun run' };
const INSTALL = { npm: 'npm i', pnpm: 'pnpm install', yarn: 'yarn install', bun: 'bun install' };
const VERBS = { add: ADD, remove: REMOVE, create: CREATE, exec: EXECUTE, dlx: DOWNLOAD, run: RUN };

function commandOf(manager, { type, pkg, args, dev }) {
  const verb = (type === 'add' && !pkg ? INSTALL : (VERBS[type] ?? ADD))[manager];
  const option = dev && type === 'add' ? (manager === 'bun' ? '-d' : '-D') : '';
  // npm passes only what follows two hyphens.
  const needsHyphens = manager === 'npm' && type === 'create' && /^-/.test(args ?? '');
  const name = manager === 'yarn' && type === 'create' ? pkg?.replace(/@latest$/, '') : pkg;
  return [verb, option, name, needsHyphens ? '--' : '', args].filter(Boolean).join(' ');
}

/** A command for each package manager; readers choose theirs once. */
export function PackageManagers({
  pkg,
  type = 'add',
  args,
  dev = false,
  prefix,
  comment,
  title,
  pkgManagers = MANAGERS,
}) {
  const known = pkgManagers.filter((manager) => MANAGERS.includes(manager));
  return (
    <TabsOfEngine groupId="starlight-package-managers-pkg">
      {known.map((manager) => (
        <TabItemOfEngine key={manager} value={manager} label={manager}>
          <CodeBlock language="sh" title={title}>
            {[
              comment && `# ${comment.replaceAll('{PKG}', manager)}`,
              [prefix, commandOf(manager, { type, pkg, args, dev })].filter(Boolean).join(' '),
            ]
              .filter(Boolean)
              .join('\n')}
          </CodeBlock>
        </TabItemOfEngine>
      ))}
    </TabsOfEngine>
  );
}

export function Banner({ content }) {
  return <div className="sl-banner" dangerouslySetInnerHTML={{ __html: content }} />;
}

export function Hero({ title, tagline, image, imageDark, imageHtml, alt = '', actions = [] }) {
  return (
    <header className={image || imageHtml ? 'sl-hero sl-hero-pair' : 'sl-hero'}>
      <div>
        <h1 dangerouslySetInnerHTML={{ __html: title }} />
        {tagline && <p className="sl-tagline" dangerouslySetInnerHTML={{ __html: tagline }} />}
        <p className="sl-actions">
          {actions.map(({ text, href, variant }) => (
            <LinkButton key={href} href={href} variant={variant}>
              {text}
            </LinkButton>
          ))}
        </p>
      </div>
      {imageHtml && <div className="sl-picture" dangerouslySetInnerHTML={{ __html: imageHtml }} />}
      {image && (
        <div className={imageDark ? 'sl-picture sl-picture-pair' : 'sl-picture'}>
          <img src={String(image)} alt={alt} />
          {imageDark && <img src={String(imageDark)} alt={alt} />}
        </div>
      )}
    </header>
  );
}
