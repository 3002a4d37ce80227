import { defineConfig } from 'vite'
import { readDeployment } from '../environment.ts'

export default defineConfig({ define: { DEPLOYMENT: readDeployment() } })
