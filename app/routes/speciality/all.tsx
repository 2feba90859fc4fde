export default function Route() {
  return <h1>all</h1>
}
