// The same command with the file name that other commands have.
import './build.mjs';
