import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { Children, isValidElement } from 'react';
import './stub-parts.css';

/** Attributes that are no texts for readers. */
const HIDDEN = /^(?:class|className|children|id|key|lang|locale|slot|style)$/;

/** Attributes whose texts need no name. */
const TITLES = /^(?:heading|label|name|text|title)$/;

/** Commands are shown as code. */
const COMMAND =
  /^(?:apt|brew|bunx?|cargo|curl|deno|docker|git|go|irm|node|npm|npx|pip|pnpm|sudo|yarn)\s/;

/** Shows the texts of a component that is yet to be written, and what is in it. */
export function Stub({ children, ...props }) {
  const rank = ([name]) => (TITLES.test(name) ? 0 : 1);
  const texts = Object.entries(props)
    .filter(([name, value]) => typeof value === 'string' && value !== '' && !HIDDEN.test(name))
    .toSorted((a, b) => rank(a) - rank(b));
  return (
    <>
      {texts.map(([name, value]) => (
        <span key={name} className={texts.length > 1 || children ? 'stub-text' : undefined}>
          {TITLES.test(name) ? '' : `${name}: `}
          {COMMAND.test(value) ? <code>{value}</code> : value}
        </span>
      ))}
      <Parts>{children}</Parts>
    </>
  );
}

/** Parts that are named by an attribute "slot" become tabs if there are several, and have a title otherwise. */
function Parts({ children }) {
  const parts = Children.toArray(children).filter(
    (part) => typeof part !== 'string' || part.trim() !== '',
  );
  const slotOf = (part) => (isValidElement(part) ? part.props.slot : undefined);
  const named = parts.filter(slotOf);
  if (named.length < 2 || named.length < parts.length) {
    return named.length === 0
      ? children
      : parts.map((part, index) => (
          <div key={index}>
            {slotOf(part) && <strong>{slotOf(part)}</strong>}
            {part}
          </div>
        ));
  }
  return (
    <Tabs>
      {parts.map((part, index) => (
        <TabItem key={index} value={`${slotOf(part)}-${index}`} label={slotOf(part)}>
          {part}
        </TabItem>
      ))}
    </Tabs>
  );
}

/** A named part, in place of a fragment. */
export function AstroSlot({ children }) {
  return <>{children}</>;
}
