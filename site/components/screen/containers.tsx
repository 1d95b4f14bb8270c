import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import type { Marked } from './mark.ts';
import './containers.css';

type DialogProps = { title?: string; help?: string; actions?: ReactNode; children?: ReactNode };

export function Dialog({ title, help, actions, children }: DialogProps) {
  return (
    <div className="dialog-part">
      {title !== undefined && <span className="page-title">{title}</span>}
      {help !== undefined && <span className="help">{help}</span>}
      {children}
      {actions && <div className="line-part end">{actions}</div>}
    </div>
  );
}

/** An open menu; its items are `MenuItem`. */
export function Menu({ children }: { children: ReactNode }) {
  return <div className="menu-part">{children}</div>;
}

export function MenuItem({ label, icon, mark }: Marked & { label: string; icon?: IconName }) {
  return (
    <span className="menu-item" data-mark={mark}>
      {icon && <Icon name={icon} />}
      {label}
    </span>
  );
}

type AccordionProps = Marked & { title: string; help?: string; children?: ReactNode };

/** A section of settings: open if it has children. */
export function Accordion({ title, help, children, mark }: AccordionProps) {
  return (
    <div className="accordion-part">
      <div className="line-part">
        <span className="grow">
          <span className="field-label" data-mark={mark}>
            {title}
          </span>
          {help !== undefined && <span className="help">{help}</span>}
        </span>
        <Icon name={children ? 'chevron-down' : 'chevron-right'} />
      </div>
      {children && <div className="accordion-body">{children}</div>}
    </div>
  );
}

type ListRowProps = Marked & {
  icon?: IconName;
  label?: string;
  /** What a user or the server named, in place of a label. */
  value?: string;
  help?: string;
  /** A second line that a user or the server entered. */
  detail?: string;
  /** Buttons at the end of the row. */
  children?: ReactNode;
};

/** A row of a list, such as an account, a library or an album. */
export function ListRow({ icon, label, value, help, detail, children, mark }: ListRowProps) {
  const second = help ?? detail;
  return (
    <div className="list-row" data-mark={mark}>
      {icon && <Icon name={icon} />}
      <span className="grow">
        <span className="field-label">{label ?? value}</span>
        {second !== undefined && <span className="help">{second}</span>}
      </span>
      {children}
    </div>
  );
}

type TreeProps = Marked & {
  icon: IconName;
  /** The open branch from the root to the open leaf, which a user or the server named. */
  names: string[];
  /** What the open leaf contains. */
  children: ReactNode;
};

/** A tree beside the contents of its open leaf; `mark` is the step number of the leaf. */
export function Tree({ icon, names, mark, children }: TreeProps) {
  return (
    <div className="tree-part">
      <div className="tree-branch">
        {names.map((name, depth) => (
          <span
            key={name}
            className="tree-leaf"
            data-mark={depth === names.length - 1 ? mark : undefined}
          >
            <Icon name={icon} />
            {name}
          </span>
        ))}
      </div>
      <div className="tree-contents">{children}</div>
    </div>
  );
}

/** A bordered group of rows or controls. */
export function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="card-part">
      {title !== undefined && <span className="page-title">{title}</span>}
      {children}
    </div>
  );
}

type GridProps = {
  /** Words of the interface. */
  columns: string[];
  /** Samples or controls, one for each column. */
  rows: ReactNode[][];
  /** Indices from 0 of the columns that narrow windows omit. */
  minor?: number[];
};

/** A table of the interface. */
export function Grid({ columns, rows, minor = [] }: GridProps) {
  const kind = (column: string) => (minor.includes(columns.indexOf(column)) ? 'minor' : undefined);
  return (
    <div className="grid-part">
      <div className="grid-head">
        {columns.map((column) => (
          <span key={column} className={kind(column)}>
            {column}
          </span>
        ))}
      </div>
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a drawing never change
        <div key={row} className="grid-row">
          {columns.map((column, index) => (
            <span key={column} className={kind(column)}>
              {cells[index]}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Tabs, of which `active` is chosen; `marks` are step numbers by label. */
export function TabBar(props: { items: string[]; active: string; marks?: Record<string, number> }) {
  const { items, active, marks = {} } = props;
  return (
    <div className="tab-bar">
      {items.map((label) => (
        <span
          key={label}
          className={label === active ? 'tab-part active' : 'tab-part'}
          data-mark={marks[label]}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

/** A bar that fills with what is done, `share` from 0 to 1. */
export function Progress({ share }: { share: number }) {
  return (
    <svg
      className="progress-part"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={share * 100} height="1" />
    </svg>
  );
}
