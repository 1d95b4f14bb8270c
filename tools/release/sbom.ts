import { createHash } from 'node:crypto';
import { isKnownLicense } from '../supply-chain/licenses.ts';
import { type Library, type LockFile, librariesOf } from '../supply-chain/lock-file.ts';

/** A package of the repository that is published. */
export type PublishedPackage = { name: string; folder: string; version: string; license: string };

/**
 * Makes a software bill of materials in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/): the published packages, and all
 * libraries that npm may install with them. It has neither a time nor a random number, so that a commit gives one file.
 */
export function softwareBill(lock: LockFile, packages: readonly PublishedPackage[]): string {
  const libraries = new Map(
    packages
      .flatMap(({ folder }) => librariesOf(lock, folder))
      .map((library) => [library.path, library]),
  );
  const components = [
    ...packages.map(publishedComponent),
    ...[...libraries.values()].map(component),
  ]
    // One version of a library may be installed in several places.
    .filter((one, index, all) => all.findIndex((other) => other.purl === one.purl) === index)
    .toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  const [engine] = packages.filter(({ name }) => name === 'folia').map(publishedComponent);
  const content = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: engine },
    components: components.filter(({ purl }) => purl !== engine?.purl),
  };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(content))}`;
  return `${JSON.stringify({ ...content, serialNumber }, null, 2)}\n`;
}

function publishedComponent({ name, version, license }: PublishedPackage) {
  return { ...named('application', name, version), licenses: [{ license: { id: license } }] };
}

function component({ name, version = '', license, integrity }: Library) {
  return {
    ...named('library', name, version),
    ...(license === undefined ? {} : { licenses: [licenseChoice(license)] }),
    ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
  };
}

/** The schema lists the identifiers that are allowed. Anything else that a package calls its license is a name. */
function licenseChoice(license: string) {
  if (/ (?:OR|AND|WITH) /.test(license)) return { expression: license };
  return { license: isKnownLicense(license) ? { id: license } : { name: license } };
}

function named(type: 'application' | 'library', name: string, version: string) {
  // https://github.com/package-url/purl-spec: the @ of a scope is encoded.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { type, 'bom-ref': purl, name, version, purl };
}

/** A hash in hexadecimal digits, from the form that npm uses (https://www.w3.org/TR/SRI/). */
function hashOf(integrity: string) {
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return { alg: 'SHA-512', content };
}

/** A UUID of version 8, whose bits are free to choose (https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-8), from a string. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-');
}
