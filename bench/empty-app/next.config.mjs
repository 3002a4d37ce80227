import path from 'node:path'

/** @type {import('next').NextConfig} */
const config = {
  // As in the site's own configuration.
  output: process.env.NODE_ENV === 'development' ? undefined : 'export',
  devIndicators: false,
  // The project's folder, which holds the packages: seen from the copy that is built.
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
}

export default config
