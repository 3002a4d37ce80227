import { defineConfig } from 'vite'
import { readDeployment } from '../environment'

export default defineConfig({ define: { DEPLOYMENT: readDeployment() } })
