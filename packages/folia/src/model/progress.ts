/** Reports the progress of a command's steps. */
export type Progress = {
  step: <T>(
    name: string,
    run: (report: (done: number, total: number) => void) => Promise<T>,
  ) => Promise<T>;
};
