/** Goes wrong in the browser only. */
export default function Wormy() {
  if (typeof window !== 'undefined') throw new Error('There is a worm in it.');
  return <p>A sound apple.</p>;
}
