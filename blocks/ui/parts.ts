import type { ComponentType } from 'react';

/**
 * The loaded components of blocks and visuals, by name: `hero`, `visuals/bars`. On the server these are
 * all, in the browser those in use. The props of each are its YAML.
 */
export const parts = new Map<string, ComponentType<never>>();
