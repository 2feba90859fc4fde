export default function Route() {
  return <h1>sitemap</h1>
}
