export default function LatePart() {
  return <p>The late part</p>
}
