import type { Direction, Level } from './level.ts';

/** Levels by direction, and the key of the text. */
type RuleFacts = Record<Direction, Level> & { text: `apiChange${string}` };

const rule = <Text extends `apiChange${string}`>(sent: Level, received: Level, text: Text) => ({
  sent,
  received,
  text,
});

const [bad, maybe, safe] = ['breaking', 'mayBreak', 'safe'] as const;

/**
 * What each kind of change means for a client written for the earlier description, by whether the
 * client sends or receives the value. A client must not send what is no longer accepted, and must
 * understand what it may receive. So a narrower value breaks what is sent, a wider one what is
 * received. "May break" is what tolerant clients survive: a new value of an enum in a response, or
 * a parameter that is no longer mentioned, which most servers ignore.
 */
export const RULES = {
  // Operations, webhooks and callbacks.
  operationAdded: rule(safe, safe, 'apiChangeOperationAdded'),
  operationRemoved: rule(bad, bad, 'apiChangeOperationRemoved'),
  webhookAdded: rule(safe, safe, 'apiChangeWebhookAdded'),
  webhookRemoved: rule(bad, bad, 'apiChangeWebhookRemoved'),
  operationDeprecated: rule(safe, safe, 'apiChangeOperationDeprecated'),
  operationRestored: rule(safe, safe, 'apiChangeOperationRestored'),
  pathChanged: rule(bad, bad, 'apiChangePath'),
  methodChanged: rule(bad, bad, 'apiChangeMethod'),
  // Generated clients name functions after it.
  idChanged: rule(maybe, maybe, 'apiChangeId'),
  callbackAdded: rule(safe, safe, 'apiChangeAdded'),
  callbackRemoved: rule(bad, bad, 'apiChangeRemoved'),

  // Access and servers.
  securityRequired: rule(bad, bad, 'apiChangeSecurityRequired'),
  securityDropped: rule(safe, safe, 'apiChangeSecurityDropped'),
  securityAdded: rule(safe, safe, 'apiChangeSecurityAdded'),
  securityRemoved: rule(bad, bad, 'apiChangeSecurityRemoved'),
  scopeAdded: rule(bad, bad, 'apiChangeScopeAdded'),
  scopeRemoved: rule(safe, safe, 'apiChangeScopeRemoved'),
  schemeAdded: rule(safe, safe, 'apiChangeAdded'),
  // Operations that required it have changes of their own.
  schemeRemoved: rule(safe, safe, 'apiChangeRemoved'),
  schemeChanged: rule(bad, bad, 'apiChangeFromTo'),
  schemeAddressChanged: rule(maybe, maybe, 'apiChangeSchemeAddress'),
  serverAdded: rule(safe, safe, 'apiChangeServerAdded'),
  serverRemoved: rule(maybe, maybe, 'apiChangeServerRemoved'),
  serverChanged: rule(maybe, maybe, 'apiChangeServer'),

  // Parameters, bodies and responses. Most servers ignore parameters that they do not know.
  parameterAdded: rule(safe, safe, 'apiChangeAddedAs'),
  requiredParameterAdded: rule(bad, safe, 'apiChangeRequiredAdded'),
  parameterRemoved: rule(maybe, bad, 'apiChangeRemoved'),
  parameterMoved: rule(bad, bad, 'apiChangeMoved'),
  pathParameterRenamed: rule(safe, safe, 'apiChangeRenamed'),
  serializationChanged: rule(bad, bad, 'apiChangeSerialization'),
  bodyAdded: rule(safe, safe, 'apiChangeAdded'),
  requiredBodyAdded: rule(bad, safe, 'apiChangeRequiredBody'),
  bodyRemoved: rule(maybe, bad, 'apiChangeRemoved'),
  contentAdded: rule(safe, safe, 'apiChangeContentAdded'),
  contentRemoved: rule(bad, bad, 'apiChangeContentRemoved'),
  responseAdded: rule(safe, safe, 'apiChangeAdded'),
  responseRemoved: rule(bad, safe, 'apiChangeRemoved'),
  // A client may take an unknown status for a failure, or wait for one that never comes.
  successAdded: rule(safe, maybe, 'apiChangeAdded'),
  successRemoved: rule(bad, bad, 'apiChangeRemoved'),
  headerAdded: rule(safe, safe, 'apiChangeAddedAs'),
  requiredHeaderAdded: rule(bad, safe, 'apiChangeAddedAs'),
  headerRemoved: rule(maybe, maybe, 'apiChangeRemoved'),
  requiredHeaderRemoved: rule(maybe, bad, 'apiChangeRemoved'),

  // Properties. Read-only ones do not count in values that are sent, nor write-only ones in values received.
  propertyAdded: rule(safe, safe, 'apiChangeAddedAs'),
  requiredPropertyAdded: rule(bad, safe, 'apiChangeRequiredAdded'),
  propertyRemoved: rule(maybe, bad, 'apiChangeRemoved'),
  // The schema allows no others.
  propertyForbidden: rule(bad, bad, 'apiChangeForbidden'),
  becameRequired: rule(bad, safe, 'apiChangeRequired'),
  becameOptional: rule(safe, bad, 'apiChangeOptional'),
  becameReadOnly: rule(maybe, safe, 'apiChangeReadOnly'),
  noLongerReadOnly: rule(safe, safe, 'apiChangeNotReadOnly'),
  becameWriteOnly: rule(safe, bad, 'apiChangeWriteOnly'),
  noLongerWriteOnly: rule(safe, safe, 'apiChangeNotWriteOnly'),
  deprecated: rule(safe, safe, 'apiChangeDeprecated'),
  restored: rule(safe, safe, 'apiChangeRestored'),
  furtherForbidden: rule(bad, safe, 'apiChangeFurtherForbidden'),
  furtherAllowed: rule(safe, safe, 'apiChangeFurtherAllowed'),

  // Values.
  typeChanged: rule(bad, bad, 'apiChangeType'),
  typeNarrowed: rule(bad, safe, 'apiChangeType'),
  typeWidened: rule(safe, bad, 'apiChangeType'),
  schemaChanged: rule(bad, bad, 'apiChangeType'),
  // Another model, by the worst of its differences.
  otherModel: rule(bad, bad, 'apiChangeType'),
  similarModel: rule(maybe, maybe, 'apiChangeType'),
  largerModel: rule(safe, safe, 'apiChangeType'),
  formatChanged: rule(maybe, maybe, 'apiChangeFormat'),
  formatNarrowed: rule(bad, safe, 'apiChangeFormat'),
  formatWidened: rule(safe, maybe, 'apiChangeFormat'),
  formatAdded: rule(maybe, safe, 'apiChangeFormatAdded'),
  formatRemoved: rule(safe, maybe, 'apiChangeFormatRemoved'),
  becameNullable: rule(safe, bad, 'apiChangeNullable'),
  noLongerNullable: rule(bad, safe, 'apiChangeNotNullable'),
  enumAdded: rule(safe, maybe, 'apiChangeEnumAdded'),
  enumRemoved: rule(bad, safe, 'apiChangeEnumRemoved'),
  enumIntroduced: rule(bad, safe, 'apiChangeEnumIntroduced'),
  enumLifted: rule(safe, maybe, 'apiChangeEnumLifted'),
  boundAdded: rule(bad, safe, 'apiChangeBoundAdded'),
  boundRemoved: rule(safe, maybe, 'apiChangeBoundRemoved'),
  boundTightened: rule(bad, safe, 'apiChangeBoundTightened'),
  boundLoosened: rule(safe, maybe, 'apiChangeBoundLoosened'),
  boundChanged: rule(maybe, maybe, 'apiChangeFromTo'),
  // What the server does without the value changes.
  defaultChanged: rule(maybe, safe, 'apiChangeDefault'),
  defaultAdded: rule(safe, safe, 'apiChangeDefaultAdded'),
  defaultRemoved: rule(maybe, safe, 'apiChangeDefaultRemoved'),
  choiceAdded: rule(safe, maybe, 'apiChangeChoiceAdded'),
  choiceRemoved: rule(bad, safe, 'apiChangeChoiceRemoved'),
  choicesIntroduced: rule(bad, safe, 'apiChangeChoicesIntroduced'),
  choicesLifted: rule(safe, maybe, 'apiChangeChoicesLifted'),
  dependentAdded: rule(bad, safe, 'apiChangeDependentAdded'),
  dependentRemoved: rule(safe, maybe, 'apiChangeDependentRemoved'),
  // Whether a condition is wider or narrower cannot be told.
  conditionChanged: rule(maybe, maybe, 'apiChangeCondition'),
  discriminatorChanged: rule(bad, bad, 'apiChangeDiscriminator'),
  exclusionAdded: rule(bad, safe, 'apiChangeExclusionAdded'),
  exclusionRemoved: rule(safe, maybe, 'apiChangeExclusionRemoved'),
  exclusionChanged: rule(maybe, maybe, 'apiChangeExclusion'),
} as const satisfies Record<string, RuleFacts>;

export type Rule = keyof typeof RULES;

/** How bad a change is. @param direction whether the client sends or receives the value */
export function getLevel(rule: Rule, direction: Direction): Level {
  return RULES[rule][direction];
}
