export default function Route() {
  return <h1>search</h1>
}
