import { isObject } from '../description/json.ts';
import type { RequestSchema, XmlNode } from './request-description.ts';
import { valueText } from './serialize.ts';

/**
 * A value as an XML document, by the `xml` keywords of its schema
 * (https://spec.openapis.org/oas/v3.2.0#xml-object), on indented lines.
 */
export function xmlText(value: unknown, schema: RequestSchema | undefined): string {
  const name = schema?.xml?.name ?? 'root';
  const isList = Array.isArray(value);
  const nodes = isList
    ? [makeElement(name, schema?.xml, listNodes('item', value, schema))]
    : valueNodes(name, value, schema);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...nodes.flatMap((node) => lines(node, '')),
  ].join('\n');
}

type XmlElement = { tag: string; attributes: [string, string][]; content: XmlContent[] };
/** A string is text that is escaped already. */
type XmlContent = XmlElement | string;

/** A value that is not in a list. */
function valueNodes(name: string, value: unknown, schema: RequestSchema | undefined): XmlContent[] {
  const { xml } = schema ?? {};
  if (Array.isArray(value)) {
    const nodes = listNodes(name, value, schema);
    return xml?.kind === 'element' ? [makeElement(xml.name ?? name, xml, nodes)] : nodes;
  }
  if (!isObject(value)) {
    const text = value === null || value === undefined ? '' : valueText(value);
    if (xml?.kind === 'cdata') return [cdata(text)];
    if (xml?.kind === 'text' || xml?.kind === 'none') return [escapeXml(text)];
    return [makeElement(xml?.name ?? name, xml, text === '' ? [] : [escapeXml(text)])];
  }
  const { attributes, content } = objectParts(value, schema);
  return xml?.kind === 'none'
    ? content
    : [makeElement(xml?.name ?? name, xml, content, attributes)];
}

/** Items are named by their own schema, or else like the list. */
function listNodes(
  name: string,
  values: unknown[],
  schema: RequestSchema | undefined,
): XmlContent[] {
  return values.flatMap((entry) => valueNodes(name, entry, schema?.items));
}

function objectParts(value: object, schema: RequestSchema | undefined) {
  const attributes: [string, string][] = [];
  const content: XmlContent[] = [];
  for (const [name, inner] of Object.entries(value)) {
    const property = findProperty(schema, name);
    if (property?.xml?.kind === 'attribute') {
      const { xml } = property;
      if (xml.namespace !== undefined) attributes.push(namespaceOf(xml, xml.namespace));
      attributes.push([qualified(xml.name ?? name, xml), valueText(inner)]);
    } else content.push(...valueNodes(name, inner, property));
  }
  return { attributes, content };
}

function findProperty(schema: RequestSchema | undefined, name: string): RequestSchema | undefined {
  const own = schema?.properties?.find((property) => property.name === name)?.schema;
  if (own) return own;
  for (const choice of schema?.choices ?? []) {
    const found = findProperty(choice, name);
    if (found) return found;
  }
  return typeof schema?.additional === 'object' ? schema.additional : undefined;
}

function makeElement(
  name: string,
  xml: XmlNode | undefined,
  content: XmlContent[],
  attributes: [string, string][] = [],
): XmlElement {
  const namespace = xml?.namespace === undefined ? [] : [namespaceOf(xml, xml.namespace)];
  return { tag: qualified(name, xml), attributes: [...namespace, ...attributes], content };
}

function namespaceOf({ prefix }: XmlNode, namespace: string): [string, string] {
  return [prefix === undefined ? 'xmlns' : `xmlns:${toName(prefix)}`, namespace];
}

function qualified(name: string, xml: XmlNode | undefined): string {
  return xml?.prefix === undefined ? toName(name) : `${toName(xml.prefix)}:${toName(name)}`;
}

/** Names in XML have fewer characters: https://www.w3.org/TR/xml/#NT-Name */
function toName(name: string): string {
  const allowed = name.replace(/[^\p{L}\p{N}_.:-]/gu, '_');
  return /^[\p{L}_]/u.test(allowed) ? allowed : `_${allowed}`;
}

function lines(node: XmlContent, indent: string): string[] {
  if (typeof node === 'string') return [indent + node];
  const attributes = node.attributes
    .map(([name, value]) => ` ${name}="${escapeXml(value).replaceAll('\n', '&#10;')}"`)
    .join('');
  const start = `${indent}<${node.tag}${attributes}`;
  if (node.content.length === 0) return [`${start}/>`];
  const texts = node.content.filter((part) => typeof part === 'string');
  const end = `</${node.tag}>`;
  // Spaces beside text would be part of it.
  if (texts.length > 0) {
    const inline = node.content.map((part) => lines(part, '').join('')).join('');
    return [`${start}>${inline}${end}`];
  }
  const inner = node.content.flatMap((part) => lines(part, `${indent}  `));
  return [`${start}>`, ...inner, indent + end];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return allowedText(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

function cdata(text: string): string {
  return `<![CDATA[${allowedText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Without characters that XML cannot contain: https://www.w3.org/TR/xml/#NT-Char */
function allowedText(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
