/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript } from './renderer/early-script.ts';
import { iconSprite } from './renderer/icon-sprite.ts';
import { serverStyles } from './renderer/styles/plugin.ts';

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), earlyScript(), iconSprite(), serverStyles()],
  oxc: {
    plugins: {
      // Class names that follow from a file, the same on the server and in browsers.
      styledComponents: {
        displayName: false,
        fileName: false,
        ssr: true,
        minify: true,
        pure: true,
        transpileTemplateLiterals: false,
      },
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/fail-on-console.ts'],
  },
});
