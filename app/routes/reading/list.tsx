export default function Route() {
  return <h1>list</h1>
}
