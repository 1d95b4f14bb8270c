import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import type { Marked } from './mark.ts';
import './controls.css';

type ButtonProps = Marked & {
  label: string;
  icon?: IconName;
  /** The one that the step is about, or the default of a form. */
  primary?: boolean;
  /** Without a border: one of many in a bar. */
  quiet?: boolean;
};

export function Button({ label, icon, primary, quiet, mark }: ButtonProps) {
  const kind = primary ? 'button-part primary' : quiet ? 'button-part quiet-part' : 'button-part';
  return (
    <span className={kind} data-mark={mark}>
      {icon && <Icon name={icon} />}
      {label}
    </span>
  );
}

/** A button that shows only an icon. */
export function IconButton({ icon, mark }: Marked & { icon: IconName }) {
  return (
    <span className="icon-button" data-mark={mark}>
      <Icon name={icon} />
    </span>
  );
}

type FieldProps = Marked & {
  label?: string;
  /** What a user entered. */
  value?: string;
  /** What the empty field shows. */
  placeholder?: string;
  help?: string;
  /** A list to choose from: the word of the interface that is chosen. */
  option?: string;
  /** A list to choose from, in which `value` is chosen. */
  list?: boolean;
};

export function Field({ label, value, placeholder, help, option, list, mark }: FieldProps) {
  return (
    <span className="field-part">
      {label !== undefined && <span className="field-label">{label}</span>}
      {help !== undefined && <span className="help">{help}</span>}
      <span className="field-box" data-mark={mark}>
        <span className={value === undefined && option === undefined ? 'placeholder' : undefined}>
          {value ?? option ?? placeholder ?? '\u00a0'}
        </span>
        {(list || option !== undefined) && <Icon name="chevron-down" />}
      </span>
    </span>
  );
}

type SwitchProps = Marked & { label: string; help?: string; on?: boolean };

export function Switch({ label, help, on = false, mark }: SwitchProps) {
  return (
    <span className="switch-part">
      <span>
        <span className="field-label">{label}</span>
        {help !== undefined && <span className="help">{help}</span>}
      </span>
      <span className={on ? 'switch-box on' : 'switch-box'} data-mark={mark} />
    </span>
  );
}

/** One of several values, of which one is chosen. */
export function Radio({ label, on = false }: { label: string; on?: boolean }) {
  return (
    <span className="checkbox-part">
      <span className={on ? 'radio-box on' : 'radio-box'} />
      <span>{label}</span>
    </span>
  );
}

export function Checkbox({ label, help, on = false, mark }: SwitchProps) {
  return (
    <span className="checkbox-part">
      <span className={on ? 'checkbox-box on' : 'checkbox-box'} data-mark={mark}>
        {on && <Icon name="check" />}
      </span>
      <span>
        {label}
        {help !== undefined && <span className="help">{help}</span>}
      </span>
    </span>
  );
}

/** Words of the interface outside of controls. */
export function Label({ label, muted, mark }: Marked & { label: string; muted?: boolean }) {
  return (
    <span className={muted ? 'help' : 'plain'} data-mark={mark}>
      {label}
    </span>
  );
}

/** Something that a user or the server entered, such as a path or a date. */
export function Sample({ value, code, mark }: Marked & { value: string; code?: boolean }) {
  return (
    <span className={code ? 'plain mono' : 'plain'} data-mark={mark}>
      {value}
    </span>
  );
}

/** Parts in one line. */
export function Line({ children, end }: { children: ReactNode; end?: boolean }) {
  return <div className={end ? 'line-part end' : 'line-part'}>{children}</div>;
}
