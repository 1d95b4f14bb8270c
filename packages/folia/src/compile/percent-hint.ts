/** Returns a hint for a URL with invalid percent-encoding; empty for any other. */
export function percentHint(address: string): string {
  try {
    decodeURIComponent(address);
    return '';
  } catch {
    return 'Its percent-encoding is malformed: write a percent sign as %25, and other characters as they are. ';
  }
}
