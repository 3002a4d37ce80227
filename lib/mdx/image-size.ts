/** Width and height of an image, as an SVG says in its root element and a PNG in its header. */
export function imageSize(image: Buffer): { width: number; height: number } | undefined {
  if (image.toString('latin1', 1, 4) === 'PNG') {
    return { width: image.readUInt32BE(16), height: image.readUInt32BE(20) }
  }
  const root = image.toString('utf8').match(/<svg\s[^>]*>/)?.[0] ?? ''
  const [, , boxWidth, boxHeight] = read(root, 'viewBox').split(/[\s,]+/)
  const width = Number.parseFloat(read(root, 'width') || (boxWidth ?? ''))
  const height = Number.parseFloat(read(root, 'height') || (boxHeight ?? ''))
  return width > 0 && height > 0 ? { width, height } : undefined
}

function read(element: string, attribute: string) {
  return element.match(new RegExp(String.raw`\s${attribute}=["']([^"'%]+)["']`))?.[1]?.trim() ?? ''
}
