export default function Route() {
  return <h1>notfound</h1>
}
