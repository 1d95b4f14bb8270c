import { z } from 'zod';
import { MILESTONE_ICONS } from '../components/MilestoneIcon.tsx';
import { readRows } from './read-rows.ts';
import rows from './roadmap.yaml';

const text = z.string().min(1);
const look = { title: text, description: text, icon: z.enum(MILESTONE_ICONS) };

const plan = z.strictObject({ planned: z.coerce.string(), ...look });
const milestone = z.strictObject({
  date: z.iso.date(),
  release: z
    .string()
    .regex(/^v\d+\.\d+\.\d+$/)
    .optional(),
  tag: text.optional(),
  ...look,
});

const read = readRows('data/roadmap.yaml', z.union([plan, milestone]), rows);

/** What is planned, in the order of the data file. */
export const plans = read.filter((row) => 'planned' in row);

/** What was reached, newest first. */
export const milestones = read
  .filter((row) => 'date' in row)
  .toSorted((a, b) => b.date.localeCompare(a.date));
