export default function Home() {
  return <h1>Padav</h1>
}
