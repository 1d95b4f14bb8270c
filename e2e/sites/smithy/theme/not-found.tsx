export default function NotFound() {
  return (
    <>
      <h1>The fire is out</h1>
      <p>
        Light it again <a href="/docs/anvil">at the anvil</a>.
      </p>
    </>
  );
}
