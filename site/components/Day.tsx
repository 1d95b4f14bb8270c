type DayProps = {
  /** `YYYY-MM-DD`. */
  date: string;
};

const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of the calendar; `data-date` has the browser write it as the reader's region does. */
export function Day({ date }: DayProps) {
  return (
    <time dateTime={date} data-date="">
      {format.format(new Date(date))}
    </time>
  );
}
