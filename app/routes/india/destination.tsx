export default function Route() {
  return <h1>destination</h1>
}
