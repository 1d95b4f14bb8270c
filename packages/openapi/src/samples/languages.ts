import { csharpSample } from './csharp.ts';
import { curlSample } from './curl.ts';
import { dartSample } from './dart.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { javascriptSample, typescriptSample } from './javascript.ts';
import { phpSample } from './php.ts';
import { powershellSample } from './powershell.ts';
import { pythonSample } from './python.ts';
import type { SampleRequest } from './sample-request.ts';

export type SampleLanguage = {
  id: string;
  label: string;
  /** The language of the code, for highlighting. */
  language: string;
  write: (request: SampleRequest) => string;
};

/** All sample languages, in the order of their tabs. */
export const LANGUAGES: SampleLanguage[] = [
  { id: 'curl', label: 'curl', language: 'bash', write: curlSample },
  { id: 'javascript', label: 'JavaScript', language: 'js', write: javascriptSample },
  { id: 'typescript', label: 'TypeScript', language: 'ts', write: typescriptSample },
  { id: 'python', label: 'Python', language: 'python', write: pythonSample },
  { id: 'go', label: 'Go', language: 'go', write: goSample },
  { id: 'php', label: 'PHP', language: 'php', write: phpSample },
  { id: 'dart', label: 'Dart', language: 'dart', write: dartSample },
  { id: 'powershell', label: 'PowerShell', language: 'powershell', write: powershellSample },
  { id: 'java', label: 'Java', language: 'java', write: javaSample },
  { id: 'csharp', label: 'C#', language: 'csharp', write: csharpSample },
];
