export default function Route() {
  return <h1>signin</h1>
}
