declare module '*?inline-script' {
  const script: string;
  export default script;
}

declare module 'virtual:icons' {
  const paths: Record<string, string>;
  export default paths;
}
