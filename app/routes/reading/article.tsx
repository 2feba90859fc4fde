export default function Route() {
  return <h1>article</h1>
}
