export { BuilderFrame, type BuilderProps } from './BuilderFrame.tsx';
export type { ColorCode } from './page-samples.ts';
export { RequestBuilder, type RequestBuilderTexts } from './RequestBuilder.tsx';
