export const title = 'No default export';
