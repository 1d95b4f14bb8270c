import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAMS, runProgram } from '../programs.ts';

export type Certificate = { certificate: string; key: string };

/** Creates a certificate for the samples that name one. Servers do not start without the file. */
export async function createCertificate(folder: string): Promise<Certificate> {
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  if (existsSync(files.key)) return files;
  const { code, stderr } = await runProgram(PROGRAMS.openssl, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=immich.example.com', '-days', '2'],
    ...['-out', files.certificate, '-keyout', files.key],
  ]);
  if (code !== 0) throw new Error(`openssl: ${stderr}`);
  return files;
}
