export default function Route() {
  return <h1>credits</h1>
}
