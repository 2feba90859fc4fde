export default function Route() {
  return <h1>category</h1>
}
