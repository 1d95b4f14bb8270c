export async function serveDevelopment(_: {
  siteDir: string;
  baseUrl?: string;
  port: number;
}): Promise<string> {
  return '/';
}
