/** Data files are values of any shape until `readRows` has looked at them. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}
