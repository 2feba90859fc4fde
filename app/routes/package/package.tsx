export default function Route() {
  return <h1>package</h1>
}
