import type { Change, ChangeGroup, OperationReference } from '../changes/change.ts';
import { changeWords, levelWord, type Piece } from '../changes/change-words.ts';
import type { Comparison } from '../changes/comparison.ts';
import { LEVELS, type Level } from '../changes/level.ts';
import { groupWords } from '../changes/subject-words.ts';
import type { PageTools } from './api-view.ts';
import { PathText } from './PathText.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** Operations that a change of a model concerns; the page of the model lists all. */
const MAX_CONCERNED = 12;
const MAX_MODELS = 40;

type Props = { comparison: Comparison; page: number; tools: PageTools };

/** What changed since an earlier description, the changes that break clients first. */
export function ChangesPage({ comparison, page, tools }: Props) {
  const { texts } = tools;
  const groups = comparison.pages[page - 1] ?? [];
  return (
    <div className="api-changes">
      <Summary comparison={comparison} tools={tools} />
      {LEVELS.map((level) => (
        <LevelSection
          key={level}
          level={level}
          groups={groups.filter((group) => group.level === level)}
          tools={tools}
        />
      ))}
      <Pages comparison={comparison} page={page} tools={tools} />
      {(tools.comparisons ?? []).length > 1 && (
        <p className="api-many" data-unsearched="">
          <span>{texts.apiChangesSince}</span>
          <ComparisonLinks current={comparison} tools={tools} />
        </p>
      )}
    </div>
  );
}

/** The links of an introduction to the pages of changes. */
export function ChangesLinks({ tools }: { tools: PageTools }) {
  if (!tools.comparisons || tools.comparisons.length === 0) return null;
  return (
    <p className="api-many">
      <span>{tools.texts.apiChangesSince}</span>
      <ComparisonLinks tools={tools} />
    </p>
  );
}

function ComparisonLinks({ current, tools }: { current?: Comparison; tools: PageTools }) {
  return (tools.comparisons ?? []).map((comparison) => (
    <a
      key={comparison.slug}
      href={tools.hrefs.changes(comparison.slug, 1)}
      aria-current={comparison === current ? 'page' : undefined}
    >
      {comparison.label}
    </a>
  ));
}

function Summary({ comparison, tools }: Omit<Props, 'page'>) {
  const { before, after, counts } = comparison;
  const { texts } = tools;
  const found = LEVELS.filter((level) => counts[level] > 0);
  return (
    <>
      <p className="api-facts">
        {`${before.title} ${before.version} → ${after.title} ${after.version}`}
      </p>
      {found.length === 0 ? (
        <p>{texts.apiChangesNone}</p>
      ) : (
        <ul className="api-counts" data-unsearched="">
          {found.map((level) => (
            <li key={level}>
              <LevelFlag level={level} count={counts[level]} tools={tools} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function LevelFlag({ level, count, tools }: { level: Level; count?: number; tools: PageTools }) {
  return (
    <span className={`api-level ${level}`}>
      {count !== undefined && `${count} `}
      {levelWord(level, tools.texts)}
    </span>
  );
}

type SectionProps = { level: Level; groups: ChangeGroup[]; tools: PageTools };

function LevelSection({ level, groups, tools }: SectionProps) {
  const { texts } = tools;
  if (groups.length === 0) return null;
  const titles = {
    breaking: texts.apiChangesBreaking,
    mayBreak: texts.apiChangesMayBreak,
    safe: texts.apiChangesCompatible,
  };
  const ids = { breaking: 'breaking', mayBreak: 'may-break', safe: 'compatible' };
  return (
    <section>
      <SectionHeading id={tools.idFor(ids[level])} tools={tools}>
        {titles[level]}
      </SectionHeading>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once
        <Group key={index} group={group} tools={tools} />
      ))}
    </section>
  );
}

function Group({ group, tools }: { group: ChangeGroup; tools: PageTools }) {
  const { title, operations, models, isList } = groupWords(group, tools.texts);
  const { subject } = group;
  return (
    <div className="api-change">
      <h3>
        {subject.kind === 'operation' ? (
          <OperationLink reference={subject.operation} tools={tools} />
        ) : subject.kind === 'model' ? (
          <>
            {tools.texts.apiModel} <ModelLink name={subject.name} tools={tools} />
          </>
        ) : (
          <Pieces pieces={title} />
        )}
      </h3>
      {isList ? (
        <ul className="api-list">
          {operations.map((reference) => (
            <li key={keyOf(reference)}>
              <OperationLink reference={reference} tools={tools} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="api-change-rows">
          {group.changes.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once
            <ChangeRow key={index} change={change} tools={tools} />
          ))}
        </ul>
      )}
      {models.length > 0 && <Models names={models} tools={tools} />}
      {!isList && operations.length > 0 && <Concerned operations={operations} tools={tools} />}
    </div>
  );
}

function ChangeRow({ change, tools }: { change: Change; tools: PageTools }) {
  const { place, what } = changeWords(change, tools.texts);
  return (
    <li>
      <LevelFlag level={change.level} tools={tools} />{' '}
      <span>
        {place.length > 0 && (
          <>
            <Pieces pieces={place} />
            {': '}
          </>
        )}
        <Pieces pieces={what} />
      </span>
    </li>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isValue }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once
    isValue ? <code key={index}>{text}</code> : text,
  );
}

type ConcernedProps = { operations: OperationReference[]; tools: PageTools };

/** The operations that send or receive a model, or have a change in common. */
function Concerned({ operations, tools }: ConcernedProps) {
  const named = operations.slice(0, MAX_CONCERNED);
  const others = operations.length - named.length;
  return (
    <p className="api-facts" data-unsearched="">
      {tools.texts.apiChangeConcerns}{' '}
      {named.map((reference, index) => (
        <span key={keyOf(reference)}>
          {index > 0 && ', '}
          <a href={hrefOf(reference, tools)}>{reference.operation.title}</a>
        </span>
      ))}
      {others > 0 && `, … (${operations.length})`}
    </p>
  );
}

/** The models that have a change in common. */
function Models({ names, tools }: { names: string[]; tools: PageTools }) {
  return (
    <p className="api-facts" data-unsearched="">
      {tools.texts.apiModels}:{' '}
      {names.slice(0, MAX_MODELS).map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <ModelLink name={name} tools={tools} />
        </span>
      ))}
      {names.length > MAX_MODELS && `, … (${names.length})`}
    </p>
  );
}

function keyOf({ operation: { method, path }, isWebhook }: OperationReference): string {
  return `${isWebhook} ${method} ${path}`;
}

/** Operations that were removed have no page. */
function hrefOf(
  { operation, isWebhook, isRemoved }: OperationReference,
  { hrefs }: PageTools,
): string | undefined {
  if (isRemoved) return undefined;
  return isWebhook ? hrefs.webhook(operation.slug) : hrefs.operation(operation.slug);
}

function OperationLink({ reference, tools }: { reference: OperationReference; tools: PageTools }) {
  const { method, title, path } = reference.operation;
  const href = hrefOf(reference, tools);
  return (
    <>
      <tools.markup.Method name={method} />{' '}
      {href === undefined ? <span>{title}</span> : <a href={href}>{title}</a>}{' '}
      <code>
        <PathText path={path} />
      </code>
    </>
  );
}

function ModelLink({ name, tools }: { name: string; tools: PageTools }) {
  const href = tools.hrefs.model(name);
  return href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>;
}

function Pages({ comparison, page, tools }: Props) {
  if (comparison.pages.length === 1) return null;
  return (
    <p className="api-many" data-unsearched="">
      {comparison.pages.map((_, index) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are numbers
          key={index}
          href={tools.hrefs.changes(comparison.slug, index + 1)}
          aria-current={index + 1 === page ? 'page' : undefined}
        >
          {index + 1}
        </a>
      ))}
    </p>
  );
}
