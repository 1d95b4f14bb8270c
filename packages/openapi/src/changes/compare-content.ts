import type { Body, FieldEncoding, MediaType, Parameter, Response } from '../model.ts';
import type { Change, Place, SchemaChange } from './change.ts';
import { compareRequired } from './compare-parameters.ts';
import type { SchemaComparison } from './compare-schemas.ts';
import { compareDeprecated } from './compare-values.ts';
import type { Direction } from './level.ts';
import {
  atPlace,
  changeKey,
  changesAt,
  flip,
  joinOperationDifferences,
  NO_CHANGES,
  type OperationContext,
  type OperationDifference,
} from './operation-difference.ts';
import {
  joinDifferences,
  NO_DIFFERENCE,
  nest,
  propertyStep,
  type SchemaDifference,
} from './schema-difference.ts';
import type { SchemaSide } from './schema-side.ts';

/** The differences between the bodies of two requests. */
export function compareBodies(
  before: Body | undefined,
  after: Body | undefined,
  context: OperationContext,
): OperationDifference {
  const { requests } = context;
  const places: Place[] = [...context.places, { kind: 'body' }];
  if (!before && !after) return NO_CHANGES;
  if (!before) {
    const rule = after?.required ? 'requiredBodyAdded' : 'bodyAdded';
    return changesAt(places, requests, [{ rule, path: '' }]);
  }
  if (!after) return changesAt(places, requests, [{ rule: 'bodyRemoved', path: '' }]);
  return joinOperationDifferences([
    changesAt(places, requests, compareRequired(before.required, after.required)),
    compareContent(before.content, after.content, places, requests, context),
  ]);
}

/** The differences between the responses of two operations. */
export function compareResponses(
  before: Response[],
  after: Response[],
  context: OperationContext,
  sides: { after: SchemaSide },
): OperationDifference {
  const direction = flip(context.requests);
  const old = new Map(before.map((response) => [response.status.toUpperCase(), response]));
  const statuses = new Set(after.map(({ status }) => status.toUpperCase()));
  const placeOf = ({ status }: Response): Place[] => [
    ...context.places,
    { kind: 'response', name: status },
  ];
  const differences = [
    ...after.map((response) => {
      const former = old.get(response.status.toUpperCase());
      const places = placeOf(response);
      if (former) return compareResponse(former, response, places, context, sides);
      const rule = isSuccess(response) ? 'successAdded' : 'responseAdded';
      return changesAt(places, direction, [{ rule, path: '' }]);
    }),
    ...before
      .filter(({ status }) => !statuses.has(status.toUpperCase()))
      .map((response) => {
        const rule = isSuccess(response) ? 'successRemoved' : 'responseRemoved';
        return changesAt(placeOf(response), direction, [{ rule, path: '' }]);
      }),
  ];
  const { changes, models } = joinOperationDifferences(differences);
  return { changes: joinStatuses(changes, context.places.length), models };
}

/** Anything below 400; the default is usually the response to failures. */
function isSuccess({ status }: Response): boolean {
  return /^[123]/.test(status);
}

function compareResponse(
  before: Response,
  after: Response,
  places: Place[],
  context: OperationContext,
  sides: { after: SchemaSide },
): OperationDifference {
  const direction = flip(context.requests);
  return joinOperationDifferences([
    compareHeaders(before.headers, after.headers, places, direction, context, sides),
    compareContent(before.content, after.content, places, direction, context),
  ]);
}

function compareHeaders(
  before: Parameter[],
  after: Parameter[],
  places: Place[],
  direction: Direction,
  { schemas }: OperationContext,
  sides: { after: SchemaSide },
): OperationDifference {
  const keyOf = ({ name }: Parameter) => name.toLowerCase();
  const old = new Map(before.map((header) => [keyOf(header), header]));
  const names = new Set(after.map(keyOf));
  const placeOf = ({ name }: Parameter): Place[] => [...places, { kind: 'responseHeader', name }];
  return joinOperationDifferences([
    ...after.map((header) => {
      const former = old.get(keyOf(header));
      if (!former) {
        const type = sides.after.typeOf(sides.after.readSchema(header.schema));
        const rule = header.required ? 'requiredHeaderAdded' : 'headerAdded';
        return changesAt(placeOf(header), direction, [{ rule, path: '', after: type }]);
      }
      return joinOperationDifferences([
        changesAt(placeOf(header), direction, [
          ...compareRequired(former.required, header.required),
          ...compareDeprecated(former.deprecated, header.deprecated),
        ]),
        atPlace(
          placeOf(header),
          direction,
          schemas.compare(former.schema, header.schema, direction),
        ),
      ]);
    }),
    ...before
      .filter((header) => !names.has(keyOf(header)))
      .map((header) => {
        const rule = header.required ? 'requiredHeaderRemoved' : 'headerRemoved';
        return changesAt(placeOf(header), direction, [{ rule, path: '' }]);
      }),
  ]);
}

function compareContent(
  before: MediaType[],
  after: MediaType[],
  places: Place[],
  direction: Direction,
  { schemas }: OperationContext,
): OperationDifference {
  const keyOf = ({ contentType }: MediaType) => contentType.toLowerCase().replaceAll(/\s/g, '');
  const old = new Map(before.map((media) => [keyOf(media), media]));
  const now = new Map(after.map((media) => [keyOf(media), media]));
  const both = after.flatMap((media) => {
    const former = old.get(keyOf(media));
    return former ? [{ former, media }] : [];
  });
  const compared = both.map(({ former, media }) => ({
    contentType: media.contentType,
    ...compareMedia(former, media, direction, schemas),
  }));
  const changes = joinContentTypes(
    compared.map(({ contentType, changes: own }) => ({
      contentType,
      changes: changesAt(places, direction, own).changes,
    })),
  );
  return joinOperationDifferences([
    ...before
      .filter((media) => !now.has(keyOf(media)))
      .map(({ contentType }) =>
        changesAt(places, direction, [{ rule: 'contentRemoved', path: '', before: contentType }]),
      ),
    ...after
      .filter((media) => !old.has(keyOf(media)))
      .map(({ contentType }) =>
        changesAt(places, direction, [{ rule: 'contentAdded', path: '', after: contentType }]),
      ),
    { changes, models: compared.flatMap(({ models }) => models) },
  ]);
}

/** Compares the schemas of a body or of the items of a sequence, and how fields are sent. */
function compareMedia(
  before: MediaType,
  after: MediaType,
  direction: Direction,
  schemas: SchemaComparison,
): SchemaDifference {
  const itemsOf = ({ schema, itemSchema }: MediaType) =>
    itemSchema === schema ? undefined : itemSchema;
  const [old, now] = [itemsOf(before), itemsOf(after)];
  return joinDifferences([
    schemas.compare(before.schema ?? true, after.schema ?? true, direction),
    old === undefined && now === undefined
      ? NO_DIFFERENCE
      : nest('[]', schemas.compare(old ?? true, now ?? true, direction)),
    { changes: compareEncodings(before.encodings, after.encodings), models: [] },
  ]);
}

/** How the fields of forms are sent, where both descriptions specify it. */
function compareEncodings(before: FieldEncoding[], after: FieldEncoding[]): SchemaChange[] {
  const old = new Map(before.map((encoding) => [encoding.name, encoding]));
  const textOf = ({ contentType, style, explode }: FieldEncoding) =>
    [contentType, style, explode === undefined ? undefined : `explode: ${explode}`]
      .filter(Boolean)
      .join(', ');
  return after.flatMap((encoding): SchemaChange[] => {
    const former = old.get(encoding.name);
    if (!former || textOf(former) === textOf(encoding)) return [];
    const texts = { before: textOf(former), after: textOf(encoding) };
    return [{ rule: 'serializationChanged', path: propertyStep(encoding.name), ...texts }];
  });
}

/** Joins a change of all content types into one; other changes name their content type. */
function joinContentTypes(compared: { contentType: string; changes: Change[] }[]): Change[] {
  const counts = new Map<string, number>();
  for (const { changes } of compared) {
    for (const key of new Set(changes.map(changeKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const said = new Set<string>();
  return compared.flatMap(({ contentType, changes }) =>
    changes.flatMap((change) => {
      const key = changeKey(change);
      if (counts.get(key) === compared.length) {
        if (said.has(key)) return [];
        said.add(key);
        return [change];
      }
      const places = change.places.with(-1, { ...lastOf(change.places), contentType });
      return [{ ...change, places }];
    }),
  );
}

function lastOf(places: Place[]): Place {
  return places.at(-1) ?? { kind: 'body' };
}

/** Joins the same change of several responses into one. */
function joinStatuses(changes: Change[], depth: number): Change[] {
  const withStatus = (change: Change, name: string): Change => ({
    ...change,
    places: change.places.map((place, index) => (index === depth ? { ...place, name } : place)),
  });
  const groups = Map.groupBy(changes, (change) => changeKey(withStatus(change, '')));
  return [...groups.values()].flatMap((group) => {
    const statuses = new Set(group.map(({ places }) => places[depth]?.name ?? ''));
    const [first] = group;
    return first ? [withStatus(first, [...statuses].join(', '))] : [];
  });
}
