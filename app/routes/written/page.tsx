export default function Route() {
  return <h1>page</h1>
}
