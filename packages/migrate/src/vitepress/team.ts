import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { escapeHtml } from 'folia/format';
import { networkName } from '../network-name.ts';
import { asList, asObject, asString, type Values } from '../note.ts';
import type { SourceRunner } from '../run-source.ts';
import type { SourcePage } from './source-pages.ts';

const SETUP = /^<script\b[^>]*\bsetup\b[^>]*>([\s\S]*?)<\/script>/gim;
const MEMBERS = /<VPTeamMembers\b[^>]*?:members\s*=\s*"\s*([\w$.]+)\s*"/g;

/**
 * The lists of members that `<VPTeamMembers>` of a page shows (https://vitepress.dev/reference/default-theme-team-page),
 * by the names that its script gives them; empty if the script cannot run.
 */
export async function readTeams(
  { file, body }: SourcePage,
  run: SourceRunner['run'],
): Promise<Values> {
  const names = Array.from(body.matchAll(MEMBERS), ([, name = '']) => name);
  if (names.length === 0) return {};
  const script = Array.from(body.matchAll(SETUP), ([, code = '']) => code).join('\n');
  const values = names.map((name) => `${JSON.stringify(name)}: ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'team-'));
  try {
    const module = join(folder, 'team.ts');
    writeFileSync(
      module,
      `${importsFromHere(script, file)}\nexport const teams = { ${values.join(', ')} };\n`,
    );
    return asObject((await run(module))['teams']);
  } catch {
    // The page has a note in place of the component.
    return {};
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Imports by their absolute path, without those of components. */
function importsFromHere(script: string, file: string): string {
  return script
    .replace(/^\s*import\s[^'"]*['"][^'"]+\.vue['"];?[ \t]*$/gm, '')
    .replace(
      /(\bfrom\s*|^\s*import\s*)(['"])(\.[^'"]*)\2/gm,
      (_whole, before: string, _quote, path: string) =>
        before + JSON.stringify(resolve(dirname(file), path)),
    );
}

/** Members as cards; undefined if there are none. */
export function printTeam(members: unknown): string | undefined {
  const cards = asList(members).map((member) => memberCard(asObject(member)));
  if (cards.length === 0) return undefined;
  // A blank line ends the HTML.
  return ['', '<ul class="category-cards">', ...cards, '</ul>', ''].join('\n');
}

function memberCard(member: Values): string {
  const { avatar, name, title, org, orgLink, desc, links, sponsor } = member;
  const picture = asString(avatar);
  const role = [asString(title), link(asString(org), asString(orgLink))].filter(Boolean);
  const addresses = [
    ...asList(links).map((entry) => {
      const { icon, link: href, ariaLabel } = asObject(entry);
      return link(asString(ariaLabel) ?? networkName(asString(icon) ?? 'Link'), asString(href));
    }),
    link('Sponsor', asString(sponsor)),
  ].filter((address) => address?.startsWith('<a'));
  const lines = [
    ...(picture === undefined
      ? []
      : [`<img src="${escapeHtml(picture)}" alt="" width="64" height="64">`]),
    `<strong>${escapeHtml(asString(name) ?? '')}</strong>`,
  ];
  const texts = [role.join(' @ '), asString(desc) ?? '', addresses.join(' · ')];
  return `<li>${lines.join('<br>')}${texts.map((text) => (text === '' ? '' : `<p>${text}</p>`)).join('')}</li>`;
}

function link(label: string | undefined, href: string | undefined): string | undefined {
  if (label === undefined || href === undefined) return label && escapeHtml(label);
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}

const TITLE = /<VPTeamPage(Title|Section)\b[^>]*>([\s\S]*?)<\/VPTeamPage\1>/g;

/** The parts of a team page as headings, texts and lists of members. */
export function convertTeamPage(text: string): string {
  return text
    .replace(/<\/?VPTeamPage\s*>/g, '')
    .replace(TITLE, (whole: string, part: string, inner: string) => {
      const slot = (name: string) =>
        new RegExp(`<template\\s+(?:#|v-slot:)${name}\\s*>([\\s\\S]*?)</template>`)
          .exec(inner)?.[1]
          ?.trim();
      const title = slot('title');
      const parts = [
        title === undefined ? undefined : `${part === 'Title' ? '#' : '##'} ${title}`,
        slot('lead'),
        slot('members'),
      ];
      const shown = parts.filter((written) => written !== undefined).join('\n\n');
      const lines = whole.split('\n').length - shown.split('\n').length;
      // The lines below keep their numbers.
      return shown + '\n'.repeat(Math.max(0, lines));
    });
}
