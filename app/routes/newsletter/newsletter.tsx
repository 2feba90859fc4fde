export default function Route() {
  return <h1>newsletter</h1>
}
