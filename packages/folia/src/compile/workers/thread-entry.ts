import { enableCompileCache } from 'node:module';

// Node must know this before it loads any module of the compiler.
enableCompileCache();
await import('./compile-in-thread.ts');
