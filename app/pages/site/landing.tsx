export default function Landing() {
  return <h1>Jaord</h1>;
}
