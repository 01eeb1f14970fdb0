import sharp from 'sharp'

export function drawIcon(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 1200 }).resize(side).png().toBuffer()
}
